"""Run by Alembic: the steps go over the connection that the store opened."""

from alembic import context

from hofstaat.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
