import { expect, it } from "vitest";
import { namesIn } from "./namesIn.ts";

it.each([
  ["", []],
  [" , ;", []],
  ["Leo", ["Leo"]],
  ["Ana Lopez, Leo; Mr. Roe", ["Ana Lopez", "Leo", "Mr. Roe"]],
  ["Leo and Ana", ["Leo", "Ana"]],
  ["Sandy, Andy", ["Sandy", "Andy"]],
])("reads the names in “%s”", (text, names) => expect(namesIn(text)).toEqual(names));
