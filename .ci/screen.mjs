import { standIns } from "./stand-ins.mjs";

/** Everything a developer needs to know once all servers run, as one text. */
export function startScreen({ origin, examplesOrigin, host, logs, env = process.env, hasStorybook = true }) {
  const places = [
    ["Dashboard", `${origin}/`],
    ["Letter generator", `${origin}/advanced-tools?tool=letter-generator`],
    ["Docs for site owners", `${origin}/docs/`],
    ["API, described", `${origin}/api/openapi.json`],
    ...(env.SMTP_URL ? [] : [["Mails", `${origin}/dev/outbox`]]),
  ];
  const examples = [
    ["All of them", `${examplesOrigin}/`],
    ["An advocacy center", `${examplesOrigin}/partner-site.html`],
    ["A parent center", `${examplesOrigin}/write-to-the-school.html`],
    ["A blog post", `${examplesOrigin}/blog-post.html`],
    ["A hostile page", `${examplesOrigin}/hostile-host.html`],
    ["A React app", `${examplesOrigin}/react-app/`],
    ["A single-page app", `${examplesOrigin}/single-page.html`],
  ];
  if (hasStorybook) examples.push(["Storybook", `${examplesOrigin}/storybook/`]);

  const lines = ["", "  Everything is running.", "", ...rows(places)];
  lines.push("", "  On partners' pages (another origin, as in life)", ...rows(examples));
  lines.push("", "  Real and stand-in", ...rows(standIns.map((row) => [row.what, describe(row, env)])));
  lines.push(
    "",
    ...rows([
      // In production an operator reads api/README.md; in a demo anyone may try it.
      ...(env.NODE_ENV === "production"
        ? []
        : [
            [
              "Become admin",
              "sign up, confirm the address in its mail, then: npm run grant -- admin you@example.org",
            ],
          ]),
      ["Logs", logs],
      ["Stop", "Ctrl-C"],
    ]),
  );
  if (!["127.0.0.1", "localhost", "::1"].includes(host)) {
    lines.push(
      "",
      `  HOST is ${host}: other machines may reach this one too${env.SMTP_URL ? "" : ", and read every mail"}.`,
    );
  }
  return `${lines.join("\n")}\n`;
}

function rows(pairs) {
  return pairs.map(([name, text]) => `    ${name.padEnd(20)}${text}`);
}

function describe(row, env) {
  if (row.isReal(env)) return `real: ${row.real}`;
  return `stand-in: ${row.standIn(env)}\n${" ".repeat(24)}for the real one set ${row.makeReal}`;
}
