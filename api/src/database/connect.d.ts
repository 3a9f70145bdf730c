import { Sequelize } from "sequelize";
/** Where the rows are: a MySQL-compatible server, or one file. */
export type DatabaseAddress = {
    readonly dialect: "mysql";
    readonly url: string;
} | {
    readonly dialect: "sqlite";
    readonly file: string;
};
/**
 * @returns a Sequelize instance. Nothing is connected yet: that happens with the first statement.
 */
export declare function connect(address: DatabaseAddress): Sequelize;
