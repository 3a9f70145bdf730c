import type { Laid } from "../blocks.ts";
import type { IepData, SampleData } from "../sampleSchema.ts";

/** Prints a sample's data the way one form or office does. */
export type Layout = (data: SampleData) => Laid;

/** @returns the part of the data that a layout prints. @throws {Error} if the sample has none. */
export function part<Name extends "iep" | "letter" | "notice" | "evaluation" | "progress" | "discipline">(
  data: SampleData,
  name: Name,
): NonNullable<SampleData[Name]> {
  const value = data[name];
  if (!value) throw new Error(`The layout "${data.layout}" needs "${name}".`);
  return value;
}

/** The placement options in a fixed order, with the chosen one checked. */
export function placementChecks({ placement, placementsNotChosen }: IepData): (readonly [string, boolean])[] {
  const options = placement ? [placement, ...placementsNotChosen] : placementsNotChosen;
  return options.toSorted().map((option) => [option, option === placement]);
}

/** The accommodations among those not chosen, in alphabetical order. */
export function accommodationChecks({
  accommodations,
  accommodationsNotChosen,
}: IepData): (readonly [string, boolean])[] {
  const options = [...accommodations, ...accommodationsNotChosen];
  return options.toSorted().map((option) => [option, accommodations.includes(option)]);
}

export const orNone = (words: string) => words || "N/A";
