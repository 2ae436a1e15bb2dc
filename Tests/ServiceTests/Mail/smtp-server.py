"""A server of mail for the tests: smtp-server.py KIND FOLDER [LIMIT]

Prints its port, then keeps each message as FOLDER/N.eml, and what it knows of the transfer as FOLDER/N.json.
KIND is plain, smtps, starttls (both with login), refusing, closing (in the middle of a message) or slow (takes a
message as slowly as it can). FOLDER holds cert.pem and key.pem for the kinds with TLS.
"""
import json, os, socket, ssl, sys, time
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

kind, folder = sys.argv[1], sys.argv[2]
limit = int(sys.argv[3]) if len(sys.argv) > 3 else 33554432
USER, PASSWORD = "zoë@example.org", 'pässwörd "x"\\ $y'


class Keeper:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody@"):
            return "550 5.1.1 No mailbox of that name (Žádná)"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if kind == "refusing":
            return "554 5.7.1 This looks like spam"
        number = len([name for name in os.listdir(folder) if name.endswith(".eml")])
        facts = {"from": envelope.mail_from, "to": envelope.rcpt_tos, "name": session.host_name,
                 "encrypted": session.ssl is not None or kind == "smtps", "login": bool(session.authenticated)}
        with open(f"{folder}/{number}.json", "w") as file:
            json.dump(facts, file)
        with open(f"{folder}/{number}.eml", "wb") as file:
            file.write(envelope.original_content)
        return "250 kept"


def login(server, session, envelope, mechanism, data):
    good = data.login.decode() == USER and data.password.decode() == PASSWORD
    return AuthResult(success=good, handled=good)


def listen(options):
    controller = Controller(Keeper(), hostname="127.0.0.1", port=free_port(), data_size_limit=limit, **options)
    controller.start()
    print(controller.port, flush=True)
    while True:
        time.sleep(3600)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def speak_badly():
    server = socket.create_server(("127.0.0.1", 0))
    print(server.getsockname()[1], flush=True)
    while True:
        client, _ = server.accept()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.sendall(b"220 test\r\n")
        lines = client.makefile("rb")
        for line in lines:
            word = line[:4].upper()
            client.sendall(b"250-test\r\n250 SIZE 900000000\r\n" if word == b"EHLO"
                           else b"354 go on\r\n" if word == b"DATA" else b"250 ok\r\n")
            if word == b"DATA":
                break
        while kind == "slow" and client.recv(100):
            time.sleep(0.2)
        client.recv(1000)
        lines.close()
        client.close()


if kind in ("closing", "slow"):
    speak_badly()
options = {}
if kind in ("smtps", "starttls"):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(f"{folder}/cert.pem", f"{folder}/key.pem")
    options = {"authenticator": login, "auth_required": True, "auth_require_tls": kind == "starttls"}
    options |= {"ssl_context": context} if kind == "smtps" else {"tls_context": context, "require_starttls": True}
listen(options)
