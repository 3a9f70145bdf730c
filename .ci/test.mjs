// `npm test`, `npm test -- api`: installs what is missing and runs every check, or the parts that are named.
import "./node-version.mjs";
import { install } from "./install.mjs";
import { environment } from "./node-24.mjs";
import { chooseParts } from "./parts/choose.mjs";
import { runParts } from "./parts/run-parts.mjs";
import { parts } from "./parts/table.mjs";
import { PlainError } from "./plain-error.mjs";
import { stopWithNpm } from "./stop-with-npm.mjs";
import { programNames, provideSystemPrograms } from "./system-programs.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
stopWithNpm(() => process.exit(130));

const sums = await testAll(process.argv.slice(2)).catch((error) => {
  console.error(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
  return { passed: 0, failed: 1 };
});
process.exitCode = sums.failed > 0 || sums.passed === 0 ? 1 : 0;
console.log(`\n${sums.passed} passed, ${sums.failed} failed`);

async function testAll(names) {
  const chosen = chooseParts(parts, names);
  const isNeeded = (program) => chosen.some((part) => part.needs?.includes(program));
  const [system] = await Promise.all([provideSystemPrograms(programNames.filter(isNeeded)), install()]);
  if (system.installed.length)
    console.log(`Installed from the system's packages: ${system.installed.join(", ")}`);
  return runParts(chosen, { env: testEnvironment(), programs: system.found, problems: system.problems });
}

/** The same everywhere, so that what is tested does not depend on who runs it or on which machine. */
function testEnvironment() {
  return environment({
    // Runners decide by it whether `.only` is allowed and whether snapshots are written.
    CI: "true",
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    // What the product reads, and a developer may have set for it.
    NODE_ENV: undefined,
    PORT: undefined,
    HOST: undefined,
    EXAMPLES_PORT: undefined,
    DATABASE_URL: undefined,
    METRICS_HOST: undefined,
    METRICS_PORT: undefined,
    DRAIN_SECONDS: undefined,
    TRUST_PROXY: undefined,
    EMBED_DIR: undefined,
    EMBED_RELEASES: undefined,
    DASHBOARD_DIR: undefined,
    DOCS_DIR: undefined,
    LOG_LEVEL: undefined,
    PUBLIC_ORIGIN: undefined,
    SERVER_SECRET: undefined,
    SERVER_SECRET_NEXT: undefined,
    SERVER_SECRET_PREVIOUS: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    OUTBOX_DIR: undefined,
    ADMIN_EMAILS: undefined,
    OWNER_EMAILS: undefined,
    SUPPORT_EMAIL: undefined,
    ADVERTISING_TAG_ID: undefined,
    OPERATOR_NAME: undefined,
    OPERATOR_ADDRESS: undefined,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_PUBLISHABLE_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: undefined,
    OPENAI_MODEL: undefined,
    OPENAI_TIMEOUT_SECONDS: undefined,
    OPENAI_ANSWER_SECONDS: undefined,
    OPENAI_MAX_TOKENS: undefined,
    OPENAI_DAILY_TOKENS: undefined,
    OPENAI_OUTPUT_PRICE: undefined,
    OPENAI_INPUT_PRICE: undefined,
    // The package reads it by itself.
    OPENAI_CUSTOM_HEADERS: undefined,
    PAYMENT_SIMULATOR_URL: undefined,
    PAYMENT_SIMULATOR_PORT: undefined,
  });
}
