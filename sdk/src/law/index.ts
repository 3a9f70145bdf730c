export * from "./federal/index.ts";
