import { DataTypes } from "sequelize";
import { exactText, type SchemaStep } from "./SchemaStep.ts";

export const resourceDownloads: SchemaStep = {
  name: "0022-resource-downloads",
  async up(schema) {
    await schema.createTable(
      "resource_downloads",
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        email: { type: DataTypes.STRING(254), allowNull: false },
        emailKey: { type: DataTypes.STRING(254), allowNull: false },
        resourceName: { type: DataTypes.STRING(120), allowNull: false },
        downloadedAt: { type: DataTypes.DATE(3), allowNull: false },
      },
      exactText,
    );
    // The purge uses the age; an account's export and deletion use the address.
    await schema.addIndex("resource_downloads", ["downloadedAt"], { name: "resource_downloads_age" });
    await schema.addIndex("resource_downloads", ["emailKey"], { name: "resource_downloads_address" });
  },
  async down(schema) {
    await schema.dropTable("resource_downloads");
  },
};
