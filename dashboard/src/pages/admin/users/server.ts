import { adminUsers } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";

export const server = serverCalls(adminUsers);
