import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from "sequelize";

/** An event of the payment provider that was dealt with. The same one that comes again changes nothing. */
export interface WebhookEvent
  extends Model<InferAttributes<WebhookEvent>, InferCreationAttributes<WebhookEvent>> {
  /** The provider's: `evt_…`. */
  id: string;
  type: string;
  /** When it was dealt with. */
  createdAt: Date;
}

export function defineWebhookEvent(sequelize: Sequelize): ModelStatic<WebhookEvent> {
  return sequelize.define<WebhookEvent>(
    "WebhookEvent",
    {
      id: { type: DataTypes.STRING(255), primaryKey: true, allowNull: false },
      type: { type: DataTypes.STRING(100), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { tableName: "webhook_events", timestamps: false },
  );
}
