/**
 * A progress line with elapsed time: rewritten every second on a terminal, and
 * elsewhere printed at the start and at the end only. Returns the function that ends it.
 */
export function showProgress(doing) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(process.stdout.isTTY ? 0 : 1);
  let timer;
  if (process.stdout.isTTY) {
    const draw = () => process.stdout.write(`\r${doing} … ${seconds()} s `);
    draw();
    timer = setInterval(draw, 1000);
  } else {
    console.log(`${doing} …`);
  }
  return (done) => {
    clearInterval(timer);
    const line = `${done} (${seconds()} s)`;
    process.stdout.write(process.stdout.isTTY ? `\r${line.padEnd(doing.length + 12)}\n` : `${line}\n`);
  };
}
