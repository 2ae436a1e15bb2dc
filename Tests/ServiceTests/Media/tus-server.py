"""The server of tuspyserver for the tests: tus-server.py PORT FOLDER"""
import sys
import uvicorn
from fastapi import FastAPI
from tuspyserver import create_tus_router

app = FastAPI()
app.include_router(create_tus_router(files_dir=sys.argv[2], max_size=1 << 40))
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
