"""A server for the tests that takes pictures like Flickr: flickr-server.py PORT FOLDER

It lets only requests in whose signature oauthlib finds right, of the consumer "ck" (secret "c&s ä") with the
token "at" (secret "t%s=ß"). What it takes lies in FOLDER: NUMBER.photo, and NUMBER.json with the fields.
"""
import json, sys
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, HTTPServer
from oauthlib.oauth1.rfc5849 import signature

PORT, FOLDER = int(sys.argv[1]), sys.argv[2]
SECRETS = ("c&s ä", "t%s=ß")


class Signed:
    def __init__(self, method, uri, header, fields):
        found = signature.collect_parameters(
            uri_query=uri.partition("?")[2], body=fields, headers={"Authorization": header},
            exclude_oauth_signature=False)
        self.http_method, self.uri = method, uri
        self.known = dict(found)
        self.signature = self.known.get("oauth_signature", "")
        self.params = [p for p in found if p[0] != "oauth_signature"]

    def is_good(self):
        who = (self.known.get("oauth_consumer_key"), self.known.get("oauth_token"))
        return who == ("ck", "at") and signature.verify_hmac_sha1(self, *SECRETS)


class Handler(BaseHTTPRequestHandler):
    count = 0

    def log_message(self, *words):
        pass

    def answer(self, status, text, kind="text/xml"):
        data = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def is_signed(self, fields):
        header = self.headers.get("Authorization", "")
        uri = f"http://127.0.0.1:{PORT}{self.path}"
        if Signed(self.command, uri, header, fields).is_good():
            return True
        self.answer(401, "oauth_problem=signature_invalid", "text/plain")
        return False

    def do_GET(self):
        if self.is_signed([]):
            user = {"id": "12037949754@N01", "username": {"_content": "Zoë"},
                    "filesize": {"maxbytes": "300000"}}
            self.answer(200, json.dumps({"user": user, "stat": "ok"}), "application/json")

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        fields, photo = [], None
        for part in BytesParser().parsebytes(head + body).get_payload():
            name = part.get_param("name", header="content-disposition")
            if name == "photo":
                photo = part
            else:
                fields.append((name, part.get_payload(decode=True).decode()))
        if not self.is_signed(fields):
            return
        Handler.count += 1
        name = f"{FOLDER}/{Handler.count}"
        with open(name + ".photo", "wb") as file:
            file.write(photo.get_payload(decode=True))
        with open(name + ".json", "w") as file:
            json.dump({**dict(fields), "type": photo.get_content_type()}, file)
        self.answer(200, '<?xml version="1.0" encoding="utf-8" ?>\n<rsp stat="ok">\n'
                         f"<photoid>{Handler.count}</photoid>\n</rsp>\n")


HTTPServer(("127.0.0.1", PORT), Handler).serve_forever()
