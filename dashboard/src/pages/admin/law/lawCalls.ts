import { adminLaw } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";

export const lawCalls = serverCalls(adminLaw);
