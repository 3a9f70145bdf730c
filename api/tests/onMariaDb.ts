if (!process.env["TEST_DATABASE_URL"])
  throw new Error("These tests are for MariaDB: please set TEST_DATABASE_URL, or run the project `api`.");
