// `npm run dev -w storybook`. A script, because shells expand environment variables differently.
const port = process.env["STORYBOOK_PORT"] ?? "3002";
const host = process.env["HOST"] ?? "127.0.0.1";

process.argv.push("dev", "--port", port, "--host", host);
// Fixed port, no browser, no questions, no network.
process.argv.push("--exact-port", "--ci", "--no-version-updates", "--disable-telemetry");
await import(new URL("dist/bin/dispatcher.js", import.meta.resolve("storybook/package.json")).href);

export {};
