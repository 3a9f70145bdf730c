export { ApiError } from "./ApiError.ts";
export { type Client, type ClientOptions, createClient } from "./createClient.ts";
