/**
 * The stand-ins that the product uses by default, and the setting that replaces each with the real service. One row
 * each; the start screen prints them. `isReal` and `standIn` look at the environment that the API gets.
 */
export const standIns = [
  {
    what: "Database",
    isReal: (env) => Boolean(env.DATABASE_URL?.startsWith("mysql:")),
    real: "MySQL, from DATABASE_URL",
    standIn: (env) => `SQLite, in ${env.DATABASE_URL?.replace(/^sqlite:/, "") || ".data/iep-insider.sqlite"}`,
    makeReal: "DATABASE_URL=mysql://user:password@host:port/name",
  },
  {
    what: "Server secret",
    isReal: (env) => Boolean(env.SERVER_SECRET),
    real: "from SERVER_SECRET",
    standIn: () => "one that everybody can read in the source",
    makeReal: "SERVER_SECRET to 32 random characters or more",
  },
  {
    what: "Mail",
    isReal: (env) => Boolean(env.SMTP_URL),
    real: "sent, by SMTP_URL",
    standIn: (env) => `kept as files in ${env.OUTBOX_DIR || ".data/outbox"}`,
    makeReal: "SMTP_URL=smtp://user:password@host:port and MAIL_FROM",
  },
  {
    what: "Payments",
    isReal: (env) => Boolean(env.STRIPE_SECRET_KEY),
    real: "Stripe, by STRIPE_SECRET_KEY",
    standIn: () => "a simulator, where no money moves; pay with card 4242 4242 4242 4242",
    makeReal:
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, OPERATOR_NAME and OPERATOR_ADDRESS",
  },
  {
    what: "AI",
    isReal: (env) => Boolean(env.OPENAI_API_KEY),
    real: "OpenAI, by OPENAI_API_KEY, or the server at OPENAI_BASE_URL",
    standIn: () => "our own rules, which answer every question and call no provider",
    makeReal: "OPENAI_API_KEY",
  },
];
