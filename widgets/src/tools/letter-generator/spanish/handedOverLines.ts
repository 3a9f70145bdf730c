/**
 * The Spanish of a line that a tool put into a letter, by its English; a value is `{name}`. The Spanish build fills it
 * from the catalogs (`sdk/i18n/handedOver.ts`).
 */
export const spanishOf: Readonly<Record<string, string>> = {};
