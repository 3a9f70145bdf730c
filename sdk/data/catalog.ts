import { z } from "zod";
import { toolDescriptions } from "../src/catalog/toolDescriptions.ts";
import { type CatalogTool, paymentKinds, toolCategories, toolIds, tools } from "../src/catalog/tools.ts";
import { whatYouGet } from "../src/catalog/whatYouGet.ts";
import { type DataSet, gradeProblems, sentence, shapeProblems, unless } from "./shared.ts";

const tool = z.strictObject({
  id: z.enum(toolIds),
  tag: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, "is not the name of a custom element"),
  title: z.string().min(1),
  category: z.enum(toolCategories),
  payment: z.enum(paymentKinds).nullable(),
  comingSoon: z.boolean().optional(),
  inHub: z.boolean(),
});

export const catalog: DataSet<readonly CatalogTool[]> = {
  name: "catalog",
  data: tools,
  problems: (tools) => [
    ...unless(
      tools.map(({ id }) => id).join() === toolIds.join(),
      "its ids are not those of toolIds, in their order",
    ),
    ...unless(new Set(tools.map(({ tag }) => tag)).size === tools.length, "a tag is used twice"),
    ...unless(new Set(tools.map(({ title }) => title)).size === tools.length, "a title is used twice"),
    ...tools.flatMap((one) => shapeProblems(tool, one, one.id)),
    ...tools.flatMap(({ id }) => [
      ...shapeProblems(sentence, toolDescriptions[id], `the description of ${id}`),
      ...shapeProblems(sentence, whatYouGet[id], `what you get of ${id}`),
    ]),
    ...gradeProblems(
      tools.map(({ id, title }) => `${title}. ${toolDescriptions[id]} ${whatYouGet[id]}`).join("\n"),
      8,
      "all cards together",
    ),
  ],
};
