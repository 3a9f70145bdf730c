import { expect, test } from "vitest";
import { createEmptyDatabase } from "../../../tests/testDatabase.ts";
import { openDatabase } from "../openDatabase.ts";
import { partnersThemselves } from "./0030-partners.ts";
import { schemaSteps } from "./index.ts";

test("partners from before are approved, managed by nobody, and keep their key; and the way back keeps them", async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.address);
  const schema = database.sequelize.getQueryInterface();
  for (const step of schemaSteps.slice(0, schemaSteps.indexOf(partnersThemselves))) await step.up(schema);
  const row = { name: "A center", allowedOrigins: '["https://center.example"]', active: true };
  const times = { createdAt: new Date("2026-11-01"), updatedAt: new Date("2026-11-01") };
  await schema.bulkInsert("partners", [{ ...row, ...times, siteKey: "site_before01" }]);

  await partnersThemselves.up(schema);
  const partner = await database.partners.findOne({ rejectOnEmpty: true });
  expect(partner.toJSON()).toMatchObject({
    ...row,
    ...times,
    siteKey: "site_before01",
    userId: null,
    website: "",
    about: "",
    status: "approved",
    allowsLocalhost: false,
    sponsored: false,
    sponsoredUses: 0,
    settings: null,
    dailyCostLimit: null,
  });
  const keys = await database.partnerKeys.findAll();
  expect(keys.map((key) => key.toJSON())).toEqual([
    { siteKey: "site_before01", partnerId: partner.id, createdAt: times.createdAt, endsAt: null },
  ]);

  await partnersThemselves.down(schema);
  expect(await schema.describeTable("partners")).not.toHaveProperty("userId");
  const [left] = await database.partners.findAll({ attributes: ["siteKey", "name"] });
  expect(left?.toJSON()).toMatchObject({ siteKey: "site_before01", name: "A center" });
  await database.close();
  await empty.drop();
});
