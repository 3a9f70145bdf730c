import { oembedFormats, oembedPath } from "@iep-insider/sdk/embed";
import { z } from "zod";
import { oembedSchema } from "./response.ts";

const pixels = { type: "integer", minimum: 1, maximum: 99_999 };

/** `GET /oembed` for the OpenAPI document. It is not in the contract, since its specification is oembed.com's. */
export function describeOembed(tag: string) {
  const { $schema: _, ...schema } = z.toJSONSchema(oembedSchema, { target: "draft-2020-12" });
  return {
    [oembedPath]: {
      get: {
        operationId: "oembed",
        tags: [tag],
        summary: "How to embed one of our pages, as oembed.com specifies it",
        description:
          "Takes the address of a page that shows one tool: `/advanced-tools?tool=…`, `/tools`, `/tools/…/sample` or `/frame/…`. `theme`, `state`, `accent`, `heading` and `background` in its query apply to the tool. Errors of this call: `not_found` for any other address, `unsupported_format` (501) for a format other than JSON and XML.",
        parameters: [
          parameter("url", "The page's address.", { type: "string", format: "uri" }, true),
          parameter("format", "The format of the answer; JSON by default.", {
            type: "string",
            enum: oembedFormats,
          }),
          parameter("maxwidth", "The most pixels that the iframe may be wide.", pixels),
          parameter("maxheight", "The most pixels that the iframe may be high.", pixels),
        ],
        responses: {
          200: { description: "Done.", content: { "application/json": { schema }, "text/xml": { schema } } },
          default: { $ref: "#/components/responses/Error" },
        },
      },
    },
  };
}

function parameter(name: string, description: string, schema: object, required = false) {
  return { name, in: "query", required, description, schema };
}
