/** After service tests. */
module.exports = () => require('./shared-postgres.ts').stopSharedPostgres();
