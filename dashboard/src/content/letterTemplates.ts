import { type TemplateFile, templateFiles } from "@iep-insider/sdk/contract";

export interface LetterTemplate {
  /** From the specification. */
  readonly fileName: TemplateFile;
  readonly title: string;
  readonly use: string;
  readonly when: string;
}

const about: Readonly<Record<TemplateFile, Omit<LetterTemplate, "fileName">>> = {
  "IEP-Meeting-Request-Letter.txt": {
    title: "Ask for an IEP meeting",
    use: "It asks the school to call the IEP team together, and names what you want to talk about.",
    when: "Your child has an IEP, and something has changed, does not work, or cannot wait for the yearly meeting.",
  },
  "Initial-Special-Education-Assessment-Request-Letter.txt": {
    title: "Ask for a first evaluation",
    use: "It asks the school to check if your child has a disability and needs special education.",
    when: "Your child has no IEP, and you think that a disability gets in the way at school.",
  },
  "Concerns-Documentation-Letter.txt": {
    title: "Put your concerns in writing",
    use: "It puts on record what was said and agreed, and what you have seen, with dates.",
    when: "After a meeting or a talk with the school. It lets you show later what was said, and when.",
  },
};

/**
 * The letters that can be downloaded, with the Letter Generator's texts: the build writes the files, and fails if one
 * is missing (build/letterTemplates.ts).
 */
export const letterTemplates: readonly LetterTemplate[] = templateFiles.map((fileName) => ({
  fileName,
  ...about[fileName],
}));

export function templatePath({ fileName }: LetterTemplate): string {
  return `/templates/${fileName}`;
}
