/**
 * For `import(…).catch(retryImport)`: a browser remembers, as long as the page lives, that a module did not come, and
 * never asks for it again (whatwg/html#6768). Under an address of its own it does. Chromium and Firefox name the
 * address in the error; elsewhere the failure stands, and another try is the plain one.
 * @throws what it was given, or why the second try failed.
 */
export function retryImport<Module>(error: unknown): Promise<Module> {
  const address = /https?:\S+$/.exec(String(error));
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
