import type { TemplateLetter } from "@iep-insider/widgets/letter-generator";
import type { Plugin } from "vite";
import { letterTemplates, templatePath } from "../src/content/letterTemplates.ts";

/**
 * The letter templates as files: written into the build, and handed out by the development server. Their text is
 * made from the Letter Generator's own, so that every letter exists once.
 * @throws while building, when the letters are not exactly those that the resources page names.
 */
export function letterTemplateFiles(letters: readonly TemplateLetter[]): Plugin {
  const texts = new Map(letters.map(({ fileName, text }) => [fileName, text]));
  refuseOthers([...texts.keys()]);
  return {
    name: "letter-templates",
    generateBundle() {
      for (const [fileName, source] of texts)
        this.emitFile({ type: "asset", fileName: `templates/${fileName}`, source });
    },
    configureServer(server) {
      for (const template of letterTemplates)
        server.middlewares.use(templatePath(template), (_request, response) => {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(texts.get(template.fileName));
        });
    },
  };
}

function refuseOthers(made: readonly string[]): void {
  const named = letterTemplates.map(({ fileName }) => fileName);
  if (made.toSorted().join() === named.toSorted().join()) return;
  throw new Error(`The resources page names ${named.join(", ")}; the letters are ${made.join(", ")}.`);
}
