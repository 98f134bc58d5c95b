"""Session of the reference client of the Model Context Protocol: search, look, save, credit, check.

usage: reference_client.py GALLERY FOLDER
"""

import asyncio
import os
import sys

from mcp import ClientSession, StdioServerParameters, types
from mcp.client.stdio import stdio_client


async def list_roots(context):
    return types.ListRootsResult(roots=[types.Root(uri=f"file://{sys.argv[2]}")])


async def main():
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    server = StdioServerParameters(
        command=sys.argv[1], args=["--service", "demo", "mcp"], env=environment
    )
    async with stdio_client(server) as (reading, writing):
        async with ClientSession(reading, writing, list_roots_callback=list_roots) as session:
            start = await session.initialize()
            print("initialized", start.protocol_version, start.server_info.name)
            tools = await session.list_tools()
            print("tools", *sorted(tool.name for tool in tools.tools))
            reports = []

            async def report(progress, total, message):
                reports.append(message)

            async def call(tool, **arguments):
                result = await session.call_tool(tool, arguments, progress_callback=report)
                return result

            found = await call("search_photos", words="cats", count=3, thumbnails=1)
            photos = found.structured_content["photos"]
            pictures = [part for part in found.content if part.type == "image"]
            print("found", len(photos), "pictures", len(pictures))
            id = photos[0]["id"]
            photo = (await call("get_photo", id=id)).structured_content["photo"]
            print("license", photo["license"]["name"], photo["license_known"])
            saved = await call("save_photo", id=id, folder="img", name="cat")
            path = saved.structured_content["path"]
            print("saved", os.path.relpath(path, sys.argv[2]), os.path.exists(path))
            credit = await call("credit", id=id, format="md")
            print("credit", photo["author"]["name"] in credit.structured_content["credit"])
            checked = await call("check_credits", folder="img")
            print("checked", checked.structured_content["checked"])
            similar = await call("similar_photos", id=id, count=2)
            print("similar", len(similar.structured_content["photos"]))
            wrong = await call("save_photo", id=id, folder="../other")
            print("refused", wrong.is_error, "folder" in wrong.content[0].text)
            await session.send_ping()
            print("done")


asyncio.run(main())
