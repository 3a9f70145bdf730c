import { partnerCommand } from "../partners/command.ts";
import { runCommand } from "./runCommand.ts";

/** `npm run partner -- add "Bay Harbor Parent Center" https://bay-harbor.example`, `list`, `off site_…`, `on site_…`. */
await runCommand(partnerCommand);
