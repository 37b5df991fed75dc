"""The Containerfile for executables that are built already: the last stage of the project's own, with files instead of a build."""
from generator import stack

HEAD = """# Made by deploy/generate from Containerfile; change that and run it again.
# An image of an executable that is built already: Tools/images puts it into the context, with the folders that the service reads.
ARG RUNTIME=docker.io/library/debian:bookworm-slim

"""


def files():
    last = "FROM ${RUNTIME}" + (stack.root / "Containerfile").read_text().split("\nFROM ${RUNTIME}", 1)[1]
    built = "COPY --from=build /out/service /usr/local/bin/service\n"
    if built not in last:
        raise SystemExit("Containerfile: the line that takes the executable is another one")
    return {"images/Containerfile": HEAD + last.replace(built, "COPY service /usr/local/bin/service\nCOPY folders/ /\n")}
