// `npm run dev -w storybook`. A script, because what reads a setting in a shell reads it in one shell only.
const port = process.env["STORYBOOK_PORT"] ?? "3002";
const host = process.env["HOST"] ?? "127.0.0.1";

process.argv.push("dev", "--port", port, "--host", host);
// Never silently on another port, no browser opened, no question asked, nothing fetched.
process.argv.push("--exact-port", "--ci", "--no-version-updates", "--disable-telemetry");
await import(new URL("dist/bin/dispatcher.js", import.meta.resolve("storybook/package.json")).href);

export {};
