/** Loaded with `--import`: ends this process in good order when the command that started it is gone. */
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
