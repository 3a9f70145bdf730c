/** The files in `/templates/`. */
export const templateFiles = [
  "IEP-Meeting-Request-Letter.txt",
  "Initial-Special-Education-Assessment-Request-Letter.txt",
  "Concerns-Documentation-Letter.txt",
] as const;

export type TemplateFile = (typeof templateFiles)[number];
