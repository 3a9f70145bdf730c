/** @returns what a script sets on an element in place of the attribute: `siteKey` for `site-key`. */
export function propertyOf<Name extends string>(name: Name): PropertyOf<Name> {
  return name.replace(/-./, (letter) => letter.charAt(1).toUpperCase()) as PropertyOf<Name>;
}

export type PropertyOf<Name extends string> = Name extends `${infer First}-${infer Second}`
  ? `${First}${Capitalize<Second>}`
  : Name;
