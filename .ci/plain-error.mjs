/** An error whose message is written for the person at the terminal: shown as it is, without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function; an exception ends the process with one clear message. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
