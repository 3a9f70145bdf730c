/**
 * What the product uses by default, and the setting that makes it the real thing. One row each; the start
 * screen prints them. `isReal` looks at the environment that the API gets.
 */
export const standIns = [
  {
    what: "Database",
    real: "MySQL, from DATABASE_URL",
    standIn: "SQLite, in the file .data/iep-insider.sqlite",
    makeReal: "DATABASE_URL=mysql://user:password@host/database",
    isReal: (env) => Boolean(env.DATABASE_URL?.startsWith("mysql")),
  },
];
