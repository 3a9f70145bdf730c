import { findTool } from "../catalog/index.ts";
import { siteKeyPattern } from "../contract/headers.ts";
import { isStateCode } from "../law/states/stateNames.ts";
import { attributeRow } from "./attributes.ts";
import {
  type EmbedChoice,
  longestButtonLabel,
  longestHeading,
  modes,
  plainChoice,
  renders,
  sides,
  themes,
} from "./EmbedChoice.ts";
import { matchesPattern } from "./matchesPattern.ts";
import { oneLine } from "./oneLine.ts";

/**
 * Reads a choice from an address that anyone may have written. Invalid values are ignored.
 * @param given the query of the address, as `URLSearchParams` has it.
 * @returns null when it names none of our tools.
 */
export function readChoice(given: { readonly get: (name: string) => string | null }): EmbedChoice | null {
  const tool = findTool(given.get("tool"));
  if (!tool) return null;
  const plain = plainChoice(tool.id);
  const text = (name: string, longest: number) => {
    const value = oneLine(given.get(name) ?? "");
    return value === "" ? null : [...value].slice(0, longest).join("").trimEnd();
  };
  const matching = (name: string, pattern: RegExp) => {
    const value = given.get(name)?.trim();
    return value !== undefined && pattern.test(value) ? value : null;
  };
  const patterned = (name: "trigger" | "auto-open") => {
    const value = given.get(name)?.trim() ?? "";
    return matchesPattern(attributeRow(name), value) ? value : null;
  };
  const state = given.get("state")?.trim().toUpperCase() ?? "";
  return {
    tool: tool.id,
    siteKey: matching("site-key", siteKeyPattern),
    render: oneOf(renders, given.get("render")) ?? plain.render,
    mode: oneOf(modes, given.get("mode")) ?? plain.mode,
    theme: oneOf(themes, given.get("theme")) ?? plain.theme,
    background: (matching("background", /^(paper|(page|transparent)( #[0-9a-f]{6})?)$/) ??
      plain.background) as EmbedChoice["background"],
    accent: matching("accent", /^#[0-9a-f]{6}$/i)?.toLowerCase() ?? null,
    heading: text("heading", longestHeading),
    buttonLabel: text("button-label", longestButtonLabel),
    trigger: patterned("trigger"),
    side: oneOf(sides, given.get("side")) ?? null,
    autoOpen: patterned("auto-open"),
    state: isStateCode(state) ? state : null,
  };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
