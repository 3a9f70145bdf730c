import { newsletterCommand } from "../newsletter/command.ts";
import { runCommand } from "./runCommand.ts";

/** `npm run newsletter -- --file letter.md --subject "…"` shows a letter as it goes out; with `--send` it sends it. */
await runCommand(newsletterCommand);
