// Functions of libmicrohttpd that take a variable list of arguments, which Swift cannot call.
#pragma once
#include <microhttpd.h>

/// A server on a listening socket, driven by MHD_run and without a thread; `key` and `certificate` are PEM
/// for TLS, or NULL. NULL on failure.
static inline struct MHD_Daemon *sheet_http_start(
    int listener, const char *key, const char *certificate, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *context) {
  // 64 connections with 64 KB each, 16 of one address, silent for half a minute at most.
  struct MHD_OptionItem options[] = {
      {MHD_OPTION_LISTEN_SOCKET, listener, NULL},
      {MHD_OPTION_CONNECTION_LIMIT, 64, NULL},
      {MHD_OPTION_PER_IP_CONNECTION_LIMIT, 16, NULL},
      {MHD_OPTION_CONNECTION_TIMEOUT, 30, NULL},
      {MHD_OPTION_CONNECTION_MEMORY_LIMIT, 65536, NULL},
      {MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, NULL},
      {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)completed, context},
      {key ? MHD_OPTION_HTTPS_MEM_KEY : MHD_OPTION_END, 0, (void *)key},
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)certificate},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"},
      {MHD_OPTION_END, 0, NULL}};
  unsigned int flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | (key ? MHD_USE_TLS : 0);
  return MHD_start_daemon(flags, 0, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options,
                          MHD_OPTION_END);
}

/// What can be waited for before MHD_run.
static inline int sheet_http_events(struct MHD_Daemon *server) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

/// The socket of a connection.
static inline int sheet_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// Who is at the other end of a connection.
static inline const struct sockaddr *sheet_http_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}
