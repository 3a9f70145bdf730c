import type { ToolId } from "./tools.ts";

/** The path that opens a tool: in the hub, or its own page if it has one (ADR 2). */
export function openToolPath(id: ToolId): string {
  if (id === "assessments") return "/tools";
  return `/advanced-tools?tool=${id}`;
}

/** The file of the dashboard's build that has the tool open, if there is one; as a hidden file, no path leads to it. */
export function openToolFile(id: ToolId): string {
  return `advanced-tools/.open/${id}.html`;
}

/** Parameters of the hub's URL after a payment, and of the link in a purchase mail. They are removed once read. */
export const arrivalParameters = {
  claim: "claim",
  paid: "payment_success",
  subscribed: "subscription_activated",
} as const;

/** The path of a tool's sample: a result for an invented child, open to everyone. */
export type SamplePath = `/tools/${ToolId}/sample`;

/** @returns "/tools/denial-decoder/sample" for "denial-decoder". */
export function samplePath(id: ToolId): SamplePath {
  return `/tools/${id}/sample`;
}
