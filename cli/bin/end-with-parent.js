// Loaded by iacta.js into the Node that it starts. The channel between them closes when the parent ends, by whatever
// cause, kill -9 included: then this process ends too, in the same way as when it is asked to.
import process from 'node:process';

if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone must not keep the process alive.
  process.channel.unref();
}
