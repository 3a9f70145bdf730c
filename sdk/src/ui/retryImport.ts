/**
 * For `import(…).catch(retryImport)`: for the lifetime of the page, a browser remembers that a module failed to load
 * and never requests it again (whatwg/html#6768), except under a different URL. Chromium and Firefox name the URL in
 * the error; in other browsers the failure is final, and a retry repeats the plain import.
 * @throws the given error, or the error of the second attempt.
 */
export function retryImport<Module>(error: unknown): Promise<Module> {
  const address = /https?:\S+$/.exec(String(error));
  if (!address) throw error;
  // Other bundlers would look for the file, and fail the build of a project with our package.
  return import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}?${Date.now()}`
  );
}
