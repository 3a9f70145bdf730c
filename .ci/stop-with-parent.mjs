// Loaded into the servers that `npm start` starts: should that one be killed, they end too instead of holding the ports.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
