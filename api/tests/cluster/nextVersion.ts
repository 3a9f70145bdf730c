import { type SchemaStep, schemaSteps } from "../../src/database/schemaSteps.ts";

/** The server as a next version would be: with one migration more, which it runs when it starts (a demo does). */
const step: SchemaStep = {
  name: "9999-made-by-the-bench",
  async up(schema) {
    await schema.addColumn("users", "nickname", "VARCHAR(20)");
  },
  async down(schema) {
    await schema.removeColumn("users", "nickname");
  },
};
(schemaSteps as SchemaStep[]).push(step);

await import("../../src/server.ts");
