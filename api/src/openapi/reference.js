// Redoc stores which panels are open. Its sandbox has neither storage nor cookies, and reading them would throw: these
// last as long as the page.
for (const name of ["localStorage", "sessionStorage"]) {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, String(value)),
    removeItem: (key) => kept.delete(key),
  };
  Object.defineProperty(window, name, { value: storage });
}
Object.defineProperty(document, "cookie", { value: "", writable: true });
