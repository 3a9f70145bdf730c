// Loaded before the server in the test of the guide: the test must not contact any other machine. The host names that
// the server looked up are recorded, so that the test can report them.
import dns from "node:dns";
import fs from "node:fs";

const lookUp = dns.lookup;

dns.lookup = (name, options, callback) => {
  if (name === "localhost" || /^[\d.]+$/.test(name)) return lookUp(name, options, callback);
  if (process.env.ASKED_NAMES) fs.appendFileSync(process.env.ASKED_NAMES, `${name}\n`);
  const done = typeof options === "function" ? options : callback;
  const refusal = Object.assign(new Error(`The test must not reach another host: ${name}`), {
    code: "ENOTFOUND",
  });
  queueMicrotask(() => done(refusal));
};
