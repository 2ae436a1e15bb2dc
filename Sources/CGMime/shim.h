// The functions of GMime and GLib that the helper calls, declared as their headers declare them (GMime 3.2,
// whose interface has been stable since 3.0). The headers themselves would need include paths from
// pkg-config. GMime's classes derive from each other by their first member, so all of them are
// one type here, and no cast is needed.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct _SheetMimeObject SheetMimeObject;
typedef struct _SheetMimeStream SheetMimeStream;
typedef struct _SheetMimeWrapper SheetMimeWrapper;
typedef struct _SheetMimeAddress SheetMimeAddress;
typedef struct _SheetMimeAddressList SheetMimeAddressList;
typedef struct _SheetMimeFormat SheetMimeFormat;
typedef struct _SheetMimeParameter SheetMimeParameter;
typedef struct _SheetMimeParameterList SheetMimeParameterList;
typedef struct _SheetMimeType SheetMimeType;
typedef struct _SheetMimeDisposition SheetMimeDisposition;
typedef struct _GDateTime GDateTime;
typedef struct _GTimeZone GTimeZone;

extern void g_mime_init(void);

extern SheetMimeObject *g_mime_message_new(int pretty_headers);
extern void g_mime_message_set_subject(SheetMimeObject *message, const char *subject,
                                       const char *charset);
extern void g_mime_message_set_date(SheetMimeObject *message, GDateTime *date);
extern void g_mime_message_set_message_id(SheetMimeObject *message, const char *identifier);
extern void g_mime_message_set_mime_part(SheetMimeObject *message, SheetMimeObject *part);
extern SheetMimeAddressList *g_mime_message_get_addresses(SheetMimeObject *message, int type);
extern SheetMimeAddress *internet_address_mailbox_new(const char *name, const char *address);
extern void internet_address_set_charset(SheetMimeAddress *address, const char *charset);
extern int internet_address_list_add(SheetMimeAddressList *list, SheetMimeAddress *address);

extern void g_mime_object_set_header(SheetMimeObject *object, const char *name, const char *value,
                                     const char *charset);
extern SheetMimeType *g_mime_object_get_content_type(SheetMimeObject *object);
extern SheetMimeParameterList *g_mime_content_type_get_parameters(SheetMimeType *type);
extern void g_mime_object_set_disposition(SheetMimeObject *object, const char *disposition);
extern SheetMimeDisposition *g_mime_object_get_content_disposition(SheetMimeObject *object);
extern SheetMimeParameterList *g_mime_content_disposition_get_parameters(
    SheetMimeDisposition *disposition);
extern void g_mime_param_list_set_parameter(SheetMimeParameterList *list, const char *name,
                                            const char *value);
extern SheetMimeParameter *g_mime_param_list_get_parameter(SheetMimeParameterList *list,
                                                           const char *name);
extern void g_mime_param_set_charset(SheetMimeParameter *parameter, const char *charset);
extern ssize_t g_mime_object_write_to_stream(SheetMimeObject *object, SheetMimeFormat *format,
                                             SheetMimeStream *stream);

extern SheetMimeObject *g_mime_part_new_with_type(const char *type, const char *subtype);
extern void g_mime_part_set_content(SheetMimeObject *part, SheetMimeWrapper *content);
extern void g_mime_part_set_content_encoding(SheetMimeObject *part, int encoding);
extern int g_mime_part_get_best_content_encoding(SheetMimeObject *part, int constraint);
extern SheetMimeObject *g_mime_multipart_new_with_subtype(const char *subtype);
extern void g_mime_multipart_add(SheetMimeObject *multipart, SheetMimeObject *part);

extern SheetMimeStream *g_mime_stream_mem_new_with_buffer(const char *bytes, size_t count);
extern SheetMimeStream *g_mime_stream_fs_new(int descriptor);
extern SheetMimeWrapper *g_mime_data_wrapper_new_with_stream(SheetMimeStream *stream,
                                                             int encoding);
extern SheetMimeFormat *g_mime_format_options_new(void);
extern void g_mime_format_options_set_newline_format(SheetMimeFormat *format, int newline);

extern GTimeZone *g_time_zone_new_offset(int32_t seconds);
extern GDateTime *g_date_time_new_from_unix_utc(int64_t seconds);
extern GDateTime *g_date_time_to_timezone(GDateTime *date, GTimeZone *zone);

/// GMimeAddressType of gmime-message.h.
static const int sheet_mime_from = 1;
static const int sheet_mime_to = 3;
static const int sheet_mime_cc = 4;
static const int sheet_mime_bcc = 5;
/// GMimeContentEncoding of gmime-encodings.h: the content as it is, and base64.
static const int sheet_mime_unencoded = 0;
static const int sheet_mime_base64 = 4;
/// GMIME_ENCODING_CONSTRAINT_7BIT of gmime-encodings.h.
static const int sheet_mime_seven_bit = 0;
/// GMimeNewLineFormat of gmime-format-options.h.
static const int sheet_mime_lf = 0;
static const int sheet_mime_crlf = 1;
