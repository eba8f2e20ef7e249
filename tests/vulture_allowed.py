"""Names that vulture reports although they are used; any other one fails `make test`."""

# --- Found by name as a plug-in (core/plugins.py) -------------------------------------------------------
_.GAME  # ziggurat.games
_.RandomBot  # ziggurat.bots
_.GreedyBot
_.Apprentice
_.Architect
_.King
_.EVALUATION  # ziggurat.evaluations
_.BabelPicture, _.BabylonPicture, _.HangingGardensPicture  # ziggurat.pictures
_.as_svg  # ziggurat.displays

# --- Fields of JSON types, which only clients read ---------------------------------------------------------------
_.may  # TableView
_.max_level, _.starter_level, _.migration_size, _.people_deck_size, _.temple_deck_size, _.last_draw  # BabelView
_.token_spent, _.less, _.reasons, _.max_stored  # BabylonView
_.ladders, _.five_point_awards, _.group_sizes  # HangingGardensView
_.card_stack_size, _.card_rest, _.tile_stock_size, _.tile_rest

# --- Called by a library ---------------------------------------------------------------------------------------
_.__class__  # Python calls a module by its class (ziggurat/games)
_.model_config  # pydantic reads the settings of a model
_.description  # argparse prints it
_.send_400_response  # uvicorn calls it for bytes that are not HTTP
_.get_reset_query  # asyncpg calls it when a connection returns to the pool
_.metadata, _.action_space, _.observation_space, _.render  # Gymnasium and PettingZoo
_.env  # PettingZoo's name for the function that makes an environment
_._action_to_string, _._apply_action, _._legal_actions, _.chance_outcomes, _.current_player, _.is_terminal  # OpenSpiel
_.make_py_observer, _.new_initial_state, _.resample_from_infostate, _.returns, _.set_from, _.string_from
iig_obs_type
_.pytest_addoption, _.pytest_configure, _.pytest_generate_tests, _.pytest_pycollect_makemodule  # pytest
_.installed_settings  # of ziggurat.testing; the conformance tests call it
_._repr_svg_  # Jupyter calls it to show a match
memo  # copy.deepcopy passes it to __deepcopy__
trace  # the third argument of __exit__ and __aexit__

# --- Read by position --------------------------------------------------------------------------------------------
# Places in The Hanging Gardens' list of features; code reaches them by arithmetic on the first of each row.
_.GROUP3, _.GROUP4, _.GROUP5, _.GROUP6
_.TEMPLED3, _.TEMPLED4, _.TEMPLED5, _.TEMPLED6
_.HOPE2, _.HOPE3, _.SPARE2, _.SPARE3, _.FRESH3, _.FRESH4, _.PERSON2, _.PERSON3

# Members of numbered lists that complete the row; code reaches them by arithmetic.
_.T_NONE  # the round token of Babylon without an effect

# --- The interface for other programs --------------------------------------------------------------------------
_.ZigguratVectorEnv, _.action_index, _.features_of, _.read_dataset  # for programs that learn (docs/research.md)
_.InterpretedPosition  # base of games written in Python alone (docs/engine.md); the tests' Pebbles is one
_.update_for  # Table: the update for one viewer (docs/table.md); the server asks for all viewers at once
_.from_events  # Table: rebuilds a table from its log, for tools and tests
_.CODES  # all codes of refusals; the tests compare docs and translations with it
_.PRESETS  # preset phrases of the chat; the tests compare the translations with it

# --- Called by web/make_figures.py --------------------------------------------------------------------------------
drawn_rulebook
rulebooks

# --- Read by C code in batch/__init__.pxd, and by users of the library ------------------------------------------------
_.first_addresses, _.stream_addresses, _.kept_addresses
_.deal_again
