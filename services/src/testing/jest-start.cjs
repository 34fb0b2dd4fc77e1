/** Before service tests: what all of them share. The other half is jest-end.cjs. */
module.exports = () => require('./shared-postgres.ts').startSharedPostgres();
