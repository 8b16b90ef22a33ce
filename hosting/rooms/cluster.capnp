# Rooms on several machines of one's own, which share a bucket: docs/hosting.md says how. The same file serves on every machine; what differs is said on
# the command line.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "front", worker = .front),
    (name = "disk", disk = (path = "rooms", writable = true)),
    (name = "opponents", external = (address = "127.0.0.1:5291", http = ())),
  ],
  # Only the web server before it may reach this.
  sockets = [(name = "http", address = "127.0.0.1:5290", http = (), service = "front")],
  cluster = (
    bucket = "s3://small-world/rooms",
    # The bucket's address and keys: AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the environment.
    bucketOptions = [],
    # Where the others reach this machine: a private network, and no other.
    address = "127.0.0.1:5292",
    # `openssl rand -hex 32 > cluster.key`, once; the same file on every machine.
    key = embed "cluster.key",
  ),
);

const front :Workerd.Worker = (
  modules = [(name = "room.mjs", esModule = embed "built/room.mjs")],
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ["no_web_socket_compression"],
  durableObjectNamespaces = [(className = "RoomObject", uniqueKey = "rooms", enableSql = true)],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [
    (name = "rooms", durableObjectNamespace = "RoomObject"),
    (name = "opponents", service = "opponents"),
    # The key of notices to push services, as `npm run rooms:key` prints it; without it there are none.
    (name = "vapid", fromEnvironment = "ROOMS_VAPID"),
    # Pages of other addresses that may come, with commas between them.
    (name = "origins", fromEnvironment = "ROOMS_ORIGINS"),
  ],
);
